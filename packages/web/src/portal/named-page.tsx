import type { Content } from '@hautelisse/machines/resource'
import type { ReactElement, ReactNode } from 'react'
import { ResourceView } from '../resource/index.ts'
import { TitledPage } from './titled-page.tsx'
import { UnknownData } from './unknown-data.tsx'

type NamedPageProps<Value> = {
  /** What the address names; absent for somebody who does not hold it. */
  readonly of: Content<Value>
  readonly onRetry: () => void
  /** Says that the person holds nothing under this address. */
  readonly notHeld: ReactNode
  /** Says what could not be read. */
  readonly failed: ReactNode
  readonly children: (value: Value) => ReactElement
}

/** A page of something that its address names: it is read first, and somebody who does not hold it is told so, with a way back. */
export const NamedPage = <Value,>({ of, notHeld, children, ...rest }: NamedPageProps<Value>): ReactElement =>
  of.kind === 'known' ? (
    children(of.value)
  ) : (
    <TitledPage>
      <ResourceView of={of} {...rest} level={2} absent={<UnknownData>{notHeld}</UnknownData>}>
        {() => null}
      </ResourceView>
    </TitledPage>
  )
