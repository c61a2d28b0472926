/** A small shop: cart, order, hosted payment page, webhook, order page. `npm run shop` runs it beside `npm start`. */
import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { join } from 'node:path';
import { assertOk, createMerchantClient } from '@card-payments-service/client';
import { createReceiver, memoryStore } from '@card-payments-service/receiver-kit';
import express, { type ErrorRequestHandler } from 'express';

function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`Set ${name}.`);
  return value;
}
const baseUrl = setting('BASE');
const responseKey = setting('RESPONSE_KEY');
const origin = `http://127.0.0.1:${setting('PORT')}`;
const client = createMerchantClient({ baseUrl, merchantId: setting('MERCHANT'), apiKey: setting('API_KEY') });

/** Prices in paise. They stay on the server: a browser sends quantities only. */
const products = [
  { id: 'lamp', name: 'Desk lamp', price: 129_900 },
  { id: 'bulbs', name: 'Two warm bulbs', price: 34_900 },
];
const currency = 'INR';
const money = (paise: number) => new Intl.NumberFormat('en-IN', { style: 'currency', currency }).format(paise / 100);

function cartOf(form: URLSearchParams, otherwise: number) {
  const quantity = (id: string) => Math.min(9, Math.max(0, Math.trunc(Number(form.get(id) ?? otherwise)) || 0));
  const items = products.map((product) => ({ ...product, quantity: quantity(product.id) }));
  return { items, total: items.reduce((sum, { price, quantity }) => sum + price * quantity, 0) };
}

type Order = ReturnType<typeof cartOf> & { readonly id: string; paid: boolean };
/** In your shop, a table of your database. */
const orders = new Map<string, Order>();

/** Marks an order as paid, if amount and currency are those of the shop's own record. Repeating it changes nothing. */
function recordPayment(seen: { order_id?: string; status?: string; amount?: number; currency?: string }): void {
  const order = orders.get(seen.order_id ?? '');
  const isRight = seen.status === 'CHARGED' && seen.currency === currency;
  if (order === undefined || order.paid || !isRight || seen.amount !== order.total / 100) return;
  order.paid = true;
  console.log(`Order ${order.id} is paid: ${money(order.total)}. Ship it.`);
}

/** Whether the service made this return URL; see "Verify the return URL" in the quickstart. */
function isSigned(query: URLSearchParams): boolean {
  const given = Buffer.from(query.get('signature') ?? '', 'base64');
  const signed = new URLSearchParams(query);
  for (const name of ['signature', 'signature_algorithm']) signed.delete(name);
  signed.sort();
  const text = [...signed].map((pair) => pair.map(encodeURIComponent).join('=')).join('&');
  const right = createHmac('sha256', responseKey).update(encodeURIComponent(text)).digest();
  return given.length === right.length && timingSafeEqual(given, right);
}

/** Markup. Each text in it is escaped. */
type Html = { readonly html: string };
const markup = (value: string | Html | readonly Html[]): string =>
  typeof value === 'string'
    ? value.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
    : [value].flat().reduce((text, { html }) => text + html, '');
const html = (raw: TemplateStringsArray, ...values: readonly Parameters<typeof markup>[0][]): Html => ({
  html: String.raw({ raw }, ...values.map(markup)),
});
const page = (title: string, content: Html): string =>
  html`<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title} – Lamp Shop</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/shop.css">
<header><a href="/">Lamp Shop</a></header><main><h1>${title}</h1>${content}</main></html>`.html;

const app = express();
app.use(
  '/webhooks',
  createReceiver({
    credentials: [{ username: setting('HOOK_USER'), password: setting('HOOK_PASSWORD') }],
    store: memoryStore(), // in your shop, mongoStore(), postgresStore() or redisStore()
    on: { ORDER_SUCCEEDED: ({ content }) => recordPayment(content.order) },
    logger: ({ eventId = '', outcome }) => console.log(`Webhook ${eventId}: ${outcome}.`),
  }).express(),
);

const policy = `default-src 'none'; style-src 'self'; img-src data:; form-action 'self' ${new URL(baseUrl).origin}; frame-ancestors 'none'`;
app.use((_request, response, next) => {
  response.set({ 'content-security-policy': policy, 'cache-control': 'no-store' });
  next();
});
app.get('/shop.css', (_request, response) => response.sendFile(join(import.meta.dirname, 'shop.css')));

app.get('/', (request, response) => {
  const { items, total } = cartOf(new URL(request.originalUrl, origin).searchParams, 1);
  const rows = items.map(
    ({ id, name, price, quantity }) => html`<li class="${id}"><label for="${id}">${name}</label> ${money(price)}
<input id="${id}" name="${id}" type="number" value="${String(quantity)}" min="0" max="9" required></li>`,
  );
  const form = html`<form method="post" action="/checkout"><ul>${rows}</ul>
<p class="total">Total <b>${money(total)}</b></p><button formmethod="get" formaction="/">Update</button>
<button name="order" value="${randomUUID()}">Check out</button></form>`;
  response.send(page('Your cart', form));
});

app.post('/checkout', express.text({ type: '*/*' }), async (request, response) => {
  const form = new URLSearchParams(String(request.body));
  const cart = cartOf(form, 0);
  const sent = /^[0-9a-f-]{36}$/.exec(form.get('order') ?? '')?.[0];
  if (sent === undefined || cart.total === 0) return response.redirect(303, '/');
  // A double click sends the same id again: it gets the same order, here and at the service. A changed cart is another order.
  const known = orders.get(sent);
  const isSame = known === undefined || JSON.stringify(known.items) === JSON.stringify(cart.items);
  const id = isSame ? sent : randomUUID();
  const order = orders.get(id) ?? { ...cart, id, paid: false };
  orders.set(id, order);
  const amount = (order.total / 100).toFixed(2);
  const body = { order_id: id, amount, currency, description: 'Lamp Shop', return_url: `${origin}/return` };
  const created = await client.createOrder({ body });
  assertOk(created);
  response.redirect(303, created.body.payment_links?.web ?? `/orders/${id}`);
});

app.get('/return', (request, response) => {
  const query = new URL(request.originalUrl, origin).searchParams;
  if (isSigned(query)) response.redirect(303, `/orders/${query.get('order_id')}`);
  else response.status(400).send(page('This link is not valid', html`<p>Open your order again from your e-mail.</p>`));
});

app.get('/orders/:id', async (request, response) => {
  const order = orders.get(request.params.id);
  if (order === undefined) return void response.status(404).send(page('Order not found', html`<p>Check the link.</p>`));
  // The webhook may be late, so the shop asks the service. It never relies on what the browser sends.
  const now = await client.getOrder({ path: { order_id: order.id } });
  assertOk(now);
  recordPayment(now.body);
  const rows = order.items
    .filter(({ quantity }) => quantity > 0)
    .map(({ id, name, quantity }) => html`<li class="${id}">${name} <b>× ${String(quantity)}</b></li>`);
  const link = html`<p>If you have just paid, this page changes by itself.</p><a href="${now.body.payment_links?.web ?? '/'}">Pay now</a>`;
  const next = order.paid ? html`<p>We are packing your order.</p><a href="/">Back to the shop</a>` : link;
  if (!order.paid) response.set('refresh', '5');
  const facts = html`<p class="number">Order ${order.id}</p><ul>${rows}</ul><p class="total">Total <b>${money(order.total)}</b></p>`;
  response.send(
    page(order.paid ? 'Thank you, your order is paid' : 'Your order is not paid yet', html`${facts}${next}`),
  );
});

const showError: ErrorRequestHandler = (error, _request, response, _next) => {
  console.error(error);
  response.status(502).send(page('Something went wrong', html`<p>Try again in a moment.</p>`));
};
app.use(showError);
app.listen(Number(setting('PORT')), '127.0.0.1', (error) => {
  if (error) throw error;
  console.log(`The shop is open at ${origin}`);
});
