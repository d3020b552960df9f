import { createContext, use } from 'react'

/** Level of the title of a page's hero: 2 where the page begins with something else, whose title is the `h1`. */
export const TitleLevelContext = createContext<1 | 2>(1)

/**
 * Gives the element of the title of what may stand below another part of the page.
 *
 * @example const Title = useTitleTag()
 */
export const useTitleTag = (): 'h1' | 'h2' => `h${use(TitleLevelContext)}`
