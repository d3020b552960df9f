import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { Icon, type IconDrawing } from '../icon/index.ts'
import { Skein } from '../skein/index.ts'
import { button, type ButtonVariants, textAction, tool, whyAction } from './button.css.ts'

type Look = {
  readonly variant?: NonNullable<ButtonVariants['variant']>
  readonly size?: NonNullable<ButtonVariants['size']>
  readonly wide?: boolean
  readonly icon?: IconDrawing
  readonly children: ReactNode
}

type ButtonProps = Look &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & {
    /** The action is under way: its words say so, and a second press does nothing. */
    readonly busy?: boolean
    /** Announced and drawn as unavailable, and can still be pressed: pressed, it says why. */
    readonly unavailable?: boolean
    readonly ref?: Ref<HTMLButtonElement>
  }

/**
 * Does something on this screen. Its words are a verb.
 *
 * A double click sends a form once: its second half falls on what came in the form's place, which was not seen yet.
 */
export const Button = ({
  variant = 'primary',
  size = 'm',
  wide = false,
  busy = false,
  unavailable = false,
  icon,
  children,
  className,
  onClick,
  ...rest
}: ButtonProps) => (
  <button
    type="button"
    aria-busy={busy || undefined}
    aria-disabled={busy || unavailable || undefined}
    {...rest}
    onClick={(event) => {
      const isRepeated = rest.type === 'submit' && event.detail > 1
      if (busy || isRepeated) event.preventDefault()
      else onClick?.(event)
    }}
    className={`${button({ variant, size, wide, unavailable: unavailable || rest.disabled === true })} ${className ?? ''}`}
  >
    {busy ? <Skein busy /> : icon !== undefined && <Icon of={icon} bold={variant === 'accent'} />}
    {children}
  </button>
)

type LinkButtonProps = Look &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'children'> & { readonly ref?: Ref<HTMLAnchorElement> }

/** Goes elsewhere, with the weight of a button. A router's link component can be made of it. */
export const LinkButton = ({
  variant = 'primary',
  size = 'm',
  wide = false,
  icon,
  children,
  className,
  ...rest
}: LinkButtonProps) => (
  <a {...rest} className={`${button({ variant, size, wide })} ${className ?? ''}`}>
    {icon !== undefined && <Icon of={icon} bold={variant === 'accent'} />}
    {children}
  </a>
)

type TextLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'children'> & {
  readonly icon?: IconDrawing
  /** The icon follows the words: an arrow that leads on. */
  readonly trailing?: boolean
  readonly children: ReactNode
  readonly ref?: Ref<HTMLAnchorElement>
}

/** A link that stands by itself, outside a sentence. */
export const TextLink = ({ icon, trailing = false, children, className, ...rest }: TextLinkProps) => (
  <a {...rest} className={`${textAction} ${className ?? ''}`}>
    {icon !== undefined && !trailing && <Icon of={icon} />}
    {children}
    {icon !== undefined && trailing && <Icon of={icon} />}
  </a>
)

type PlainButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & {
  readonly icon?: IconDrawing
  readonly trailing?: boolean
  readonly children: ReactNode
  readonly ref?: Ref<HTMLButtonElement>
}

/** An action as light as a link. */
export const TextButton = ({ icon, trailing = false, children, className, ...rest }: PlainButtonProps) => (
  <button type="button" {...rest} className={`${textAction} ${className ?? ''}`}>
    {icon !== undefined && !trailing && <Icon of={icon} />}
    {children}
    {icon !== undefined && trailing && <Icon of={icon} />}
  </button>
)

/** Opens the explanation of the figure it stands under; it takes the colour of its ground. */
export const WhyButton = ({ icon, children, className, ...rest }: PlainButtonProps) => (
  <button type="button" {...rest} className={`${whyAction} ${className ?? ''}`}>
    {children}
    {icon !== undefined && <Icon of={icon} />}
  </button>
)

/** A tool of the header or of a corner. Without visible words it needs an `aria-label`. */
export const ToolButton = ({
  icon,
  children,
  className,
  ...rest
}: Omit<PlainButtonProps, 'children'> & { readonly children?: ReactNode }) => (
  <button type="button" {...rest} className={`${tool} ${className ?? ''}`}>
    {icon !== undefined && <Icon of={icon} />}
    {children}
  </button>
)
