import { globalStyle } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'

// The page itself holds this mark: it is painted before any code of ours runs (index.html).
globalStyle('.opening', {
  display: 'flex',
  flex: '1 0 auto',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '12px',
  minHeight: '60vh',
  color: vars.color.ink,
  fontFamily: vars.font.display,
  fontWeight: 640,
  fontSize: '2rem',
  lineHeight: 1,
  letterSpacing: '-0.01em',
})
globalStyle('.opening svg', { width: '40px', height: '40px' })
globalStyle('.opening-weft', { stroke: vars.color.accent })

// A painting in another language than the one chosen here, or with amounts that are hidden here, is not shown: the page is drawn anew.
for (const display of ['fr.shown', 'fr.hidden', 'en.shown', 'en.hidden'])
  globalStyle(`html[data-display="${display}"] #root[data-painted]:not([data-display="${display}"])`, { visibility: 'hidden' })
