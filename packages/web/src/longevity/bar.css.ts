import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../ui/theme/index.ts'

const cut = 'repeating-linear-gradient(90deg, #000 0 3px, transparent 3px 5px)'
const across = 'repeating-linear-gradient(180deg, #000 0 2px, transparent 2px 5px)'

/** The room of the longest bar. */
export const room = style({
  display: 'block',
  width: '13rem',
  maxWidth: '100%',
  marginTop: '4px',
  selectors: { '&[data-room]': { width: '100%', maxWidth: '26rem' } },
})

const inColour = {
  printColorAdjust: 'exact',
  WebkitPrintColorAdjust: 'exact',
  forcedColorAdjust: 'none',
} as const

const threadsOf = style({
  ...inColour,
  display: 'block',
  width: 'var(--share)',
  height: '11px',
  maskImage: cut,
  WebkitMaskImage: cut,
})

/** A row of threads as long as the figure beside it, of the longest in the table; what ends on a day is dotted. */
export const bar = styleVariants({
  saver: [
    threadsOf,
    {
      background: vars.data.d1,
      selectors: {
        '&[data-hidden]': { background: vars.data.mute },
        '&[data-rest]': {
          height: '20px',
          background: `linear-gradient(90deg, ${vars.data.d1} var(--living), ${vars.data.mute} var(--living))`,
        },
      },
    },
  ],
  spouse: [threadsOf, { background: vars.data.d3, selectors: { '&[data-hidden]': { background: vars.data.mute } } }],
  until: [
    threadsOf,
    {
      background: vars.data.d3,
      maskImage: `${cut}, ${across}`,
      WebkitMaskImage: `${cut}, ${across}`,
      maskComposite: 'intersect',
      WebkitMaskComposite: 'source-in',
      selectors: { '&[data-hidden]': { background: vars.data.mute } },
    },
  ],
})

/** Beside the name of a kind of threads. */
export const sample = style({ display: 'inline-block', flex: 'none', width: '18px', height: '14px' })

/** One thread for each year: never more than the column is wide. */
export const threads = style({
  ...inColour,
  display: 'block',
  width: 'calc(var(--count) * 5px)',
  maxWidth: '100%',
  height: '16px',
  background: vars.data.d1,
  maskImage: cut,
  WebkitMaskImage: cut,
})
