import { globalStyle } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' })
globalStyle('html', { fontSize: '100%', WebkitTextSizeAdjust: '100%' })
globalStyle('body', {
  margin: 0,
  background: vars.color.page,
  color: vars.color.ink,
  fontFamily: vars.font.text,
  fontSize: vars.size.s3,
  lineHeight: 1.5,
  fontVariantNumeric: 'tabular-nums lining-nums',
  WebkitFontSmoothing: 'antialiased',
})
globalStyle('#root', { display: 'flex', flexDirection: 'column', minHeight: '100vh' })
globalStyle('main', { flex: '1 0 auto', outline: 0 })
globalStyle('h1, h2, h3, h4, h5, p, ul, ol, dl, dd, figure, fieldset', { margin: 0, padding: 0, border: 0, minWidth: 0 })
globalStyle('legend', { padding: 0 })
globalStyle('ul, ol', { listStyle: 'none' })
globalStyle('h1, h2, h3, h4, h5', {
  fontFamily: vars.font.display,
  fontWeight: 650,
  letterSpacing: '-0.005em',
  lineHeight: 1.14,
  textWrap: 'balance',
  overflowWrap: 'break-word',
})
globalStyle('h1', { fontSize: vars.size.h1 })
globalStyle('h2', { fontSize: vars.size.h2 })
globalStyle('h3, h4', { fontSize: vars.size.h3 })
globalStyle('h5', { fontSize: vars.size.s3 })
globalStyle('a', { color: vars.color.link, textDecorationThickness: '1px', textUnderlineOffset: '0.2em' })
globalStyle('a:hover', { textDecorationThickness: '2px' })
// A telephone number is read in one go.
globalStyle('a[href^="tel:"]', { whiteSpace: 'nowrap' })
globalStyle('button, input, select, textarea', {
  font: 'inherit',
  color: 'inherit',
  fontVariantNumeric: 'inherit',
  letterSpacing: 'inherit',
})
globalStyle('cite', { fontStyle: 'normal' })
globalStyle('sup', { fontSize: '0.65em', lineHeight: 0 })
globalStyle(':focus-visible', { outline: `3px solid ${vars.color.focus}`, outlineOffset: '3px', borderRadius: vars.radius.s })
// A heading that takes the focus on arrival is announced; it is not an action, so it shows no ring.
globalStyle('h1:focus', { outline: 'none' })

globalStyle('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '0.01ms !important',
      animationDelay: '0ms !important',
      animationIterationCount: '1 !important',
      // Any other duration would start a transition of its own at each change of any element.
      transitionDuration: '0s !important',
      transitionDelay: '0s !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
})
