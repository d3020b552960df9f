import { recipe, type RecipeVariants } from '@vanilla-extract/recipes'
import { vars } from '../theme/contract.css.ts'

const { size, color } = vars

/**
 * The looks of a text on a page: one recipe for every room, so that a second size or a second grey cannot slip in.
 *
 * @example <span className={text({ as: 'small' })}>Contrat 00482190</span>
 */
export const text = recipe({
  variants: {
    /** What the text is: an introduction, a heading of a part or of a panel, a remark, a caption, a name in a list. */
    as: {
      lead: { maxWidth: '46rem', color: color.ink2, fontSize: size.lead },
      title: { fontSize: size.h2 },
      subtitle: { fontSize: size.h3 },
      name: { fontFamily: vars.font.text, fontSize: size.s3, fontWeight: 650, letterSpacing: 0 },
      small: { color: color.ink2, fontSize: size.s2 },
      caption: { color: color.ink2, fontSize: size.s1 },
    },
    tone: {
      ink: { color: color.ink },
      quiet: { color: color.ink2 },
      good: { color: color.success },
      wrong: { color: color.alert },
    },
    strong: { true: { fontWeight: 650 }, false: { fontWeight: 400 } },
    /** On a line of its own. */
    block: { true: { display: 'block' } },
    /** Never broken over two lines: an amount, a number with its unit. */
    whole: { true: { whiteSpace: 'nowrap' } },
    end: { true: { textAlign: 'right' } },
    /** At most as wide as is read with ease. */
    narrow: { true: { maxWidth: '44rem' } },
  },
})

export type TextLook = NonNullable<RecipeVariants<typeof text>>
