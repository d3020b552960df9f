import type { HTMLAttributes, ReactElement } from 'react'
import { text, type TextLook } from './text.css.ts'

type Tag = 'p' | 'span' | 'b' | 'small' | 'div' | 'h2' | 'h3' | 'h4' | 'h5'

type TextProps = Omit<TextLook, 'as'> &
  HTMLAttributes<HTMLElement> & {
    /** What the text is; without it, it is the page's own text. */
    readonly as?: TextLook['as']
    /** Element: a paragraph where nothing is said. */
    readonly tag?: Tag
  }

/**
 * A text in one of the looks of the portal.
 *
 * @example <Text as="lead">Vos relevés des dix dernières années.</Text>
 * @example <Text as="subtitle" tag="h3">Du brut au net</Text>
 */
export const Text = ({
  as,
  tag: Tag = 'p',
  tone,
  strong,
  block,
  whole,
  end,
  narrow,
  className,
  ...rest
}: TextProps): ReactElement => (
  <Tag
    data-part={as === 'title' || as === 'subtitle' ? 'title' : 'text'}
    {...rest}
    className={[text({ as, tone, strong, block, whole, end, narrow }), className].filter(Boolean).join(' ')}
  />
)
