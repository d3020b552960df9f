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
