/**
 * The script of every page: search, copying and calls of the sandbox. The search loads its entries at the first use. The key of a call is
 * in its field and in the call's header alone: never in an address, a cookie or the browser's storage.
 */

(() => {
  const at = (id) => document.getElementById(id);
  const make = (name, values) => Object.assign(document.createElement(name), values);
  const box = at('search'),
    input = at('search-text'),
    list = at('search-results');

  const show = () => {
    if (!window.searchReference) return;
    const { status, found } = window.searchReference(input.value);
    list.replaceChildren(
      ...found.map(([title, place, address]) => {
        const link = make('a', { href: box.dataset.home + address, textContent: title });
        link.append(make('small', { textContent: place }));
        const item = make('li', {});
        item.append(link);
        return item;
      }),
    );
    at('search-status').textContent = status;
  };
  const load = () => document.head.append(make('script', { src: box.dataset.index, onload: show }));
  input.addEventListener('focus', load, { once: true });
  input.addEventListener('input', show);
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') list.querySelector('a')?.click();
  });
  box.addEventListener('keydown', (event) => {
    const links = [...list.querySelectorAll('a')];
    const next = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape') input.value = '';
    if (event.key === 'Escape') show();
    if (next) event.preventDefault();
    if (next || event.key === 'Escape') (links[links.indexOf(document.activeElement) + next] ?? input).focus();
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.target.closest('input, textarea')) return;
    event.preventDefault();
    input.focus();
  });
  box.hidden = false;

  for (const code of document.querySelectorAll('.box')) {
    const button = make('button', { type: 'button', className: 'copy', textContent: 'Copy' });
    button.addEventListener('click', async () => {
      await navigator.clipboard.writeText(code.querySelector('code').textContent);
      button.textContent = 'Copied';
      setTimeout(() => {
        button.textContent = 'Copy';
      }, 2000);
    });
    if (navigator.clipboard) code.prepend(button);
  }

  const form = at('try');
  if (!form) return;
  const service = new URL(form.dataset.service, location.href);
  const say = (text) => {
    at('try-status').textContent = text;
  };
  const demo = at('try-demo');
  demo.hidden = !['localhost', '127.0.0.1', '[::1]'].includes(location.hostname);
  demo.addEventListener('click', async () => {
    const answer = await fetch(new URL('docs/demo-key', service), { cache: 'no-store' });
    if (answer.ok) at('try-key').value = (await answer.json()).apiKey;
    say(
      answer.ok
        ? 'The key of the demo merchant is filled in.'
        : 'This service offers no demo key. Enter a key of your merchant.',
    );
  });
  const call = () => {
    const fields = (place) => [...form.querySelectorAll(`[data-in=${place}]`)];
    const { method, path, type } = form.dataset;
    const filled = fields('path').reduce(
      (text, { name, value }) => text.replace(`{${name}}`, encodeURIComponent(value)),
      path,
    );
    const query = fields('query')
      .map(({ value }) => value)
      .join('');
    const headers = new Headers(fields('header').map(({ name, value }) => [name, value]));
    headers.set('authorization', `Basic ${btoa(`${at('try-key').value}:`)}`);
    const text = at('try-body')?.value;
    if (text !== undefined) headers.set('content-type', type);
    const pairs = () =>
      text
        .split('\n')
        .filter(Boolean)
        .map((line) => [line.split('=', 1)[0], line.slice(line.indexOf('=') + 1)]);
    const body = type.endsWith('urlencoded') ? String(new URLSearchParams(pairs())) : text;
    return fetch(new URL(filled.slice(1) + (query && `?${query}`), service), {
      method,
      headers,
      body,
      credentials: 'omit',
      redirect: 'manual',
      cache: 'no-store',
    });
  };
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    say('Sending…');
    const since = performance.now();
    try {
      const answer = await call();
      const text = await answer.text();
      const place = at('try-answer');
      place.textContent =
        text.startsWith('{') || text.startsWith('[') ? JSON.stringify(JSON.parse(text), null, 2) : text;
      place.hidden = text === '';
      say(
        (answer.status === 0 ? 'A redirect' : `HTTP ${answer.status}`) +
          ' in ' +
          Math.round(performance.now() - since) +
          ' ms',
      );
    } catch (error) {
      say(`The call failed: ${error.message}`);
    }
  });
  form.hidden = false;
  document.querySelector('.to-try').hidden = false;
})();
