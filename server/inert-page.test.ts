import { inertHtml } from './inert-page'

it.each([
  ['a script of Next’s', '<p>a</p><script src="/_next/static/chunks/a.js" async=""></script>', '<p>a</p>'],
  [
    'a script on the page',
    '<script nonce="x">self.__next_f.push([1,"<a href=\\"/b\\">"])</script><p>a</p>',
    '<p>a</p>',
  ],
  ['data for search engines', '<script type="application/ld+json">{"a":"<\\u002fscript>"}</script>', ''],
  [
    'preloads of scripts',
    '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/><link rel="preload" as="font" href="/a.woff2"/>',
    '<link rel="preload" as="font" href="/a.woff2"/>',
  ],
  ['a link to another page', '<a class="b" href="/rezerwuj/lublin" id="c">d</a>', '<a class="b" id="c">d</a>'],
  ['a link to a phone', '<a href="tel:+48600100200">d</a>', '<a>d</a>'],
])('C37: a page that is only looked at has not %s', (_, html, inert) => expect(inertHtml(html)).toBe(inert))

it.each([
  ['a link to a place on the page', '<a class="b" href="#zupy">Zupy</a>'],
  ['style sheets and pictures', '<link rel="stylesheet" href="/theme-1.css"/><img src="/media/a.avif"/>'],
])('C37: it keeps %s', (_, html) => expect(inertHtml(html)).toBe(html))
