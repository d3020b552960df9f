import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { ground } from './line-frame.css.ts'

const mix = (share: string): string => `color-mix(in srgb, ${vars.data.d1} ${share}, ${vars.color.surface})`

/** Threads of a long row are thinner: they would melt into a patch. */
export const columns = style({ strokeWidth: 'min(5px, 100cqi / var(--count) * 0.5)' })
export const chosenColumn = style({ strokeWidth: 'min(7px, 100cqi / var(--count) * 1.1)' })
export const lower = style({ stroke: mix('45%') })
export const upper = style({ stroke: vars.data.mute })
export const chosenLower = style({ stroke: vars.data.d1 })
export const chosenUpper = style({ stroke: mix('65%') })
export const amount = style({
  position: 'absolute',
  left: 'clamp(2.4rem, var(--at), 100% - 2.4rem)',
  bottom: 'var(--up)',
  zIndex: 1,
  transform: 'translate(-50%, -5px)',
  paddingInline: '3px',
  background: ground,
  fontWeight: 700,
  whiteSpace: 'nowrap',
})
/** A line over its column, and its words beside the line. */
export const mark = style({
  position: 'absolute',
  insetBlock: '-28px 0',
  left: 'var(--at)',
  borderLeft: `2px dashed ${vars.color.ink}`,
  paddingLeft: '6px',
  fontSize: vars.size.s1,
  fontWeight: 650,
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-side="before"]': {
      left: 'auto',
      right: 'calc(100% - var(--at))',
      borderLeft: 0,
      borderRight: `2px dashed ${vars.color.ink}`,
      padding: '0 6px 0 0',
    },
  },
})
export const withFoot = style({ marginBottom: '88px' })
/** What moves along the columns stands under the axis, and its handle under theirs: half a handle reaches over at either end. */
export const foot = style({
  position: 'absolute',
  top: 'calc(100% + 32px)',
  insetInline: 'calc(50cqi / var(--count) - 13px)',
  '@media': { print: { display: 'none' } },
})
