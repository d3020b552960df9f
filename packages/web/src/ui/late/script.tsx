import { createElement, Suspense, use, useState, type ComponentType, type ReactElement, type ReactNode } from 'react'

type Asked<Part> = Promise<Part | undefined>

/** A part of the page with a script of its own. */
export type LateScript<Part> = {
  /** Asked for once, and again after it could not be loaded. */
  readonly ask: () => Asked<Part>
}

/**
 * A script that is asked for when its part of the page is first shown, or before.
 *
 * @param load asks the browser for it
 */
export const lateScript = <Part,>(load: () => Promise<Part>): LateScript<Part> => {
  let asked: Asked<Part> | undefined
  const forget = (): undefined => {
    asked = undefined
  }
  return { ask: () => (asked ??= load().catch(forget)) }
}

type LatePartProps<Part> = {
  readonly script: LateScript<Part>
  readonly children: (part: Part) => ReactNode
  /** Shown while the script is under way. */
  readonly fallback?: ReactNode
  /** Shown where the script could not be loaded. */
  readonly missing?: ReactNode
}

type Attempt<Part> = Pick<LatePartProps<Part>, 'children' | 'missing'> & { readonly asked: Asked<Part> }

const Shown = <Part,>({ asked, children, missing }: Attempt<Part>): ReactNode => {
  const part = use(asked)
  return part === undefined ? missing : children(part)
}

/** A part of the page, once its script is there. Each mounting is one attempt: another key asks again. */
export const LatePart = <Part,>({ script, fallback, ...rest }: LatePartProps<Part>): ReactElement => {
  // Held outside of what waits: React forgets the state of what has not been shown yet.
  const [asked] = useState(script.ask)
  return (
    <Suspense fallback={fallback}>
      <Shown {...rest} asked={asked} />
    </Suspense>
  )
}

/** Stands where a part is under way: nothing is seen of it, and a test that looks at the page knows that something is still to come. */
const UNDER_WAY = <span hidden data-waiting="" />

/**
 * A part without which the page is whole: it shows once its script is there, and nothing before or where that cannot be loaded.
 *
 * @param load asks the browser for it
 */
export const optional = <Props extends object>(load: () => Promise<ComponentType<Props>>): ((props: Props) => ReactElement) => {
  const script = lateScript(load)
  return (props) => (
    <LatePart script={script} fallback={UNDER_WAY}>
      {(Part) => createElement(Part, props)}
    </LatePart>
  )
}
