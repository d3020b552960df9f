import { lazyRouteComponent } from '@tanstack/react-router'
import { createElement, use, type ComponentType } from 'react'
import { loadRoomWords, loadWords, type Words } from './languages.ts'

/** A component that can be asked to load before it is first drawn. */
export type Loaded<Props> = ComponentType<Props> & { readonly preload?: () => Promise<void> }

/** What shows a route. */
export type Screen = Loaded<object>

/** A module with a component of that name; what else it exports says nothing about the component's props. */
type Named<Name extends string, Props> = Readonly<Record<Name, ComponentType<NoInfer<Props>>>>

/**
 * A component that is loaded when it is first drawn, and whose texts came with the first page.
 *
 * @param load - imports the module
 * @param name - name of the component in it
 */
export const early = <Name extends string, Props extends object = object>(
  load: () => Promise<Named<Name, Props>>,
  name: Name,
): Loaded<Props> => {
  const Part = lazyRouteComponent(load, name) as Loaded<object>
  let asked: Promise<void> | undefined
  const ask = (): Promise<void> => {
    if (asked !== undefined && Part.preload === undefined) return asked
    const promise = Part.preload?.() ?? Promise.resolve()
    // React reads at once what says that it has arrived; of any other promise it waits for the next turn.
    void promise.then(() => Object.assign(promise, { status: 'fulfilled', value: undefined }))
    asked = promise
    return promise
  }
  const Screen = (props: Props) => {
    // In each drawing, as React asks of `use`; the router's component calls it in the first alone.
    use(asked ?? ask())
    return createElement(Part, props)
  }
  return Object.assign(Screen, { preload: ask })
}

/**
 * A component that is loaded when it is first drawn, together with the texts that rooms share and those of its own room.
 *
 * @param load - imports the module
 * @param name - name of the component in it
 * @param words - catalogue of its room, if it has one
 */
export const late = <Name extends string, Props extends object = object>(
  load: () => Promise<Named<Name, Props>>,
  name: Name,
  words?: Words,
): Loaded<Props> =>
  early(async () => {
    const [parts] = await Promise.all([load(), loadRoomWords(), words && loadWords(words)])
    return parts
  }, name)
