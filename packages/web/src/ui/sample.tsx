import { useState, type ReactElement } from 'react'
import type { Example } from '../shell/index.ts'
import { Page, Section } from './page/index.ts'

/** A name as long as a name may be: 120 characters. */
export const LONG_NAME =
  'Société coopérative des verreries, cristalleries et manufactures réunies de la haute vallée de l’Aubrenne et ses forêts'

/** Does nothing: a part of the kit that is shown, not used. */
export const nothing = (): void => undefined

/**
 * A state of a part of the kit, on a page of its own under its name. Its texts are samples and stand in no catalogue.
 *
 * @example kitExample('countdown', <Countdown seconds={47} total={60} />)
 */
export const kitExample = (name: string, element: ReactElement): Example => ({
  name,
  element: (
    <Page>
      <Section title={name}>{element}</Section>
    </Page>
  ),
})

type HeldProps<Value> = {
  readonly first: Value
  readonly children: (value: Value, onValueChange: (value: Value) => void) => ReactElement
}

/** Keeps the value of a field or of a choice, as a page does. */
export const Held = <Value,>({ first, children }: HeldProps<Value>): ReactElement => {
  const [value, setValue] = useState(first)
  return children(value, setValue)
}
