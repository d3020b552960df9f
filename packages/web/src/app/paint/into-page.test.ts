import { describe, expect, it } from 'vitest'
import { intoPage, withoutStyles } from './into-page.ts'

const PAGE = `<!doctype html><html lang="fr" data-tenant="hautelisse"><head><meta name="csp-nonce" content="place-of-the-nonce" /><title>Hautelisse</title></head><body>
<div id="root">
  <p class="opening">Hautelisse</p>
</div><noscript>…</noscript></body></html>`

const PAINTED = {
  path: '/epargne',
  display: 'en.hidden',
  language: 'en',
  tenant: 'carmandel',
  title: 'Savings & more <1>',
  html: '<main style="--at:4%">$& and $1</main>',
  answers: { 'GET /x': { status: 200, body: '</script><!--' } },
}

describe('style attributes', () => {
  it('become rules of a style sheet, which the policy lets through by its nonce', () => {
    expect(withoutStyles('<i style="--a:&quot;x&quot;"></i><b class="c" style="width:4%"></b>')).toEqual({
      html: '<i data-painted="0"></i><b class="c" data-painted="1"></b>',
      css: '[data-painted="0"]{--a:"x"}[data-painted="1"]{width:4%}',
    })
  })

  it('cannot end the style sheet', () => {
    expect(withoutStyles('<i style="--a:&lt;/style&gt;"></i>').css).not.toContain('<')
  })
})

describe('a page with its painting', () => {
  const page = intoPage(PAGE, PAINTED)

  it('stands in place of the mark, as it was painted, with language, company and title', () => {
    expect(page).toContain('<html lang="en" data-tenant="carmandel">')
    expect(page).toContain('<title>Savings &amp; more &lt;1></title>')
    expect(page).toContain(
      '<div id="root" data-painted="/epargne" data-display="en.hidden"><main data-painted="0">$& and $1</main></div>',
    )
    expect(page).toContain('<style nonce="place-of-the-nonce">[data-painted="0"]{--at:4%}</style></head>')
    expect(page).not.toContain('opening')
  })

  it('holds its answers as data that cannot end their element', () => {
    const [, data = ''] = /<script type="application\/json" id="answers">(.*?)<\/script>/.exec(page) ?? []
    expect(JSON.parse(data)).toEqual(PAINTED.answers)
    expect(data).not.toContain('<')
  })

  it('is refused where the page has no place for it', () => {
    expect(() => intoPage('<html></html>', PAINTED)).toThrow('no place')
  })
})
