import { style } from '@vanilla-extract/css'
import { vars } from '../ui/theme/index.ts'

export const demonstration = style({
  flex: 'none',
  padding: `6px ${vars.layout.gutter}`,
  background: vars.color.infoTint,
  color: vars.color.ink,
  fontSize: vars.size.s1,
  textAlign: 'center',
  '@media': { print: { display: 'none' } },
})

export const waiting = style({ display: 'grid', flex: '1 0 auto', placeItems: 'center', minHeight: '60vh' })
/** Where the header will be: as high as it, with its line. */
export const waitingBar = style({
  display: 'grid',
  flex: 'none',
  alignItems: 'center',
  minHeight: vars.layout.header,
  borderBottom: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
})
export const waitingLines = style({ display: 'grid', gap: vars.space.s3, alignSelf: 'start', width: '100%' })
/** Inside a frame: as high as the window, so that the footer is not seen to move when the screen comes. */
export const waitingPart = style([waiting, { minHeight: '100vh' }])
