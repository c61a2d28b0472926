/** What a page knows of the browser that opens it or sends its form. */
export interface PageVisit {
  /** The IP address. */
  readonly address: string;
  readonly userAgent: string;
  /** The Accept-Language header, or empty. */
  readonly acceptLanguage: string;
  /** `frame`: the page is shown in a frame on a page of the shop. */
  readonly window: 'frame' | 'whole';
}
