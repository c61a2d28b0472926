/** The page of an address that no page has. */
import { LinkButton } from '../parts/button.tsx';
import { Page } from '../parts/page.tsx';
import { Empty } from '../parts/states.tsx';

export function NotFound() {
  return (
    <Page title="Page not found">
      <Empty title="No page has this address">
        <p>Check the address, or start from the first page.</p>
        <LinkButton to="/">Go to the first page</LinkButton>
      </Empty>
    </Page>
  );
}
