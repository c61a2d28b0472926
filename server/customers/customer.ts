/**
 * A merchant's customer. Pure data.
 */
export interface Customer {
  /** The service's id, `cst_…`. */
  readonly uid: string;
  readonly merchantId: string;
  /** The merchant's own id. */
  readonly objectReferenceId: string;
  readonly mobileNumber: string;
  readonly mobileCountryCode: string;
  readonly emailAddress: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** What of a customer may change. Absent: stays. */
export type CustomerChange = Partial<
  Pick<Customer, 'mobileNumber' | 'mobileCountryCode' | 'emailAddress' | 'firstName' | 'lastName'>
>;
