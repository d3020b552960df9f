import { createContext, use, type ReactElement, type ReactNode } from 'react'

/** Level of the title of a page's hero: 2 where the page begins with something else, whose title is the `h1`. */
export const TitleLevelContext = createContext<1 | 2>(1)

type PartTitleProps = { readonly className: string; readonly children: ReactNode }

/**
 * The title of what may stand below another part of the page: the page's `h1`, or an `h2` there.
 *
 * @example <PartTitle className={title}>Bonjour Sylvie</PartTitle>
 */
export const PartTitle = ({ className, children }: PartTitleProps): ReactElement => {
  const level = use(TitleLevelContext)
  return level === 1 ? (
    <h1 className={className} tabIndex={-1}>
      {children}
    </h1>
  ) : (
    <h2 className={className} tabIndex={-1}>
      {children}
    </h2>
  )
}
