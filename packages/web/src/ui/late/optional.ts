import { lazy, type ComponentType } from 'react'

const Nothing = (): null => null

/**
 * A part without which the page is whole: it shows once its script is there, and nothing where that cannot be loaded.
 *
 * @param load asks the browser for it
 */
export const optional = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load().catch((): ComponentType<Props> => Nothing) }))
