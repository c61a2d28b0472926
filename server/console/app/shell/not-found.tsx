/** The page of an address that no page has, or none for the user's role. */
import { LinkButton } from '../parts/button.tsx';
import { Page } from '../parts/page.tsx';
import { Empty } from '../parts/states.tsx';

export function NotFound() {
  return (
    <Page title="Page not found">
      <Empty title="No page has this address">
        <p>Check the address, or start from the first page. Some pages are for other roles than yours.</p>
        <LinkButton to="/">Go to the first page</LinkButton>
      </Empty>
    </Page>
  );
}
