/** Icons on a grid of 16 pixels, drawn in the colour of the text. They say nothing that the text beside them does not. */

const paths = {
  home: 'M2.5 7.2 8 2.5l5.5 4.7v6.3h-3.7V9.8H6.2v3.7H2.5z',
  orders: 'M3 2.5h10v11l-2-1.2-1.5 1.2L8 12.3l-1.5 1.2L5 12.3l-2 1.2zM5.5 6h5M5.5 9h5',
  events: 'M2.5 8h2.6l1.8-4.5 2.4 9L11 8h2.5',
  gateways: 'M2.5 4.5h11M2.5 11.5h11M10.5 2 13.5 4.5l-3 2.5M5.5 9l-3 2.5 3 2.5',
  code: 'M5.5 4.5 2 8l3.5 3.5M10.5 4.5 14 8l-3.5 3.5M9 3 7 13',
  customers: 'M8 8a2.6 2.6 0 1 0 0-5.2A2.6 2.6 0 0 0 8 8zM2.8 13.5c.5-2.5 2.5-3.8 5.2-3.8s4.700 1.3 5.2 3.8',
  card: 'M1.8 3.500h12.400v9H1.800zM1.800 6.500h12.400M4 10h3',
  team: 'M6 7.500a2.300 2.300 0 1 0 0-4.600 2.300 2.300 0 0 0 0 4.600zM1.500 13c.4-2.300 2-3.500 4.500-3.500s4.100 1.200 4.500 3.500M10.500 3.200a2.200 2.200 0 0 1 0 4.200M12 9.800c1.400.5 2.200 1.600 2.500 3.200',
  user: 'M8 14a6 6 0 1 0 0-12 6 6 0 0 0 0 12zM8 8.500a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM4.200 12.500c.7-1.500 2-2.300 3.800-2.300s3.100.8 3.800 2.300',
  menu: 'M2 4h12M2 8h12M2 12h12',
  close: 'M3.500 3.500l9 9M12.500 3.500l-9 9',
  down: 'M4 6.200 8 10.200l4-4',
  right: 'M6.200 4l4 4-4 4',
  check: 'M3 8.500l3.200 3.200L13 4.500',
  copy: 'M5.500 5.500h8v8h-8zM3.500 10.500h-1v-8h8v1',
  plus: 'M8 3v10M3 8h10',
  columns: 'M2.500 3h11v10h-11zM6.200 3v10M9.800 3v10',
  search: 'M7 11.500a4.500 4.500 0 1 0 0-9 4.500 4.500 0 0 0 0 9zM10.300 10.300 13.500 13.500',
  warning: 'M8 2.500 14.500 13.500h-13zM8 6.500v3.500M8 11.700v.3',
  external: 'M6 3.500H3v9.500h9.500V10M9 2.500h4.500V7M13.500 2.500 7.500 8.500',
  more: 'M3.500 8h.01M8 8h.01M12.500 8h.01',
} as const;

export type IconName = keyof typeof paths;

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
