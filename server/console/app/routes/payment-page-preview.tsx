/** What the payment page looks like with the values of the form, saved or not. */
import { Section } from '../parts/page.tsx';
import styles from './payment-page-preview.module.css';

const isSandbox = document.documentElement.dataset.environment === 'sandbox';

function hostOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).host : undefined;
}

/** The console loads no images from elsewhere, so a box with the host's name stands for the logo. */
function Logo({ url }: { readonly url: string }) {
  if (url === '') return null;
  return <span className={styles.logo}>{hostOf(url) ?? 'Logo'}</span>;
}

interface PreviewProps {
  readonly name: string;
  readonly logoUrl: string;
}

export function PaymentPagePreview({ name, logoUrl }: PreviewProps) {
  return (
    <Section title="Preview" description="Updates as you type. A box with the name of its host stands for your logo.">
      <div className={styles.screen}>
        {isSandbox ? <p className={styles.banner}>Sandbox: no real card is charged</p> : null}
        <div className={styles.panel}>
          <p className={styles.shop}>
            <Logo url={logoUrl} />
            <span>{name === '' ? 'Your name' : name}</span>
          </p>
          <p className={styles.amount}>₹1,499.00</p>
          <div aria-hidden="true" className={styles.form}>
            <span>Card number</span>
            <span className={styles.input} />
            <span className={styles.row}>
              <span className={styles.input} />
              <span className={styles.input} />
            </span>
            <span className={styles.pay}>Pay ₹1,499.00</span>
          </div>
        </div>
      </div>
    </Section>
  );
}
