import { Tabs as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { list, panel, tab } from './tabs.css.ts'

type Tab<Value extends string> = { readonly value: Value; readonly label: ReactNode }

type TabsProps<Value extends string> = {
  readonly label: string
  readonly tabs: readonly Tab<Value>[]
  readonly value: Value
  readonly onValueChange: (value: Value) => void
  /** What the chosen tab shows. */
  readonly children: ReactNode
}

/** Several contents in one place: arrow keys move between the tabs, and the bar of the accent says which one is open. */
export const Tabs = <Value extends string>({ label, tabs, value, onValueChange, children }: TabsProps<Value>) => (
  <Primitive.Root
    value={value}
    onValueChange={(next) => {
      const chosen = tabs.find((one) => one.value === next)
      if (chosen !== undefined) onValueChange(chosen.value)
    }}
  >
    <Primitive.List className={list} aria-label={label}>
      {tabs.map((one) => (
        <Primitive.Trigger key={one.value} value={one.value} className={tab}>
          {one.label}
        </Primitive.Trigger>
      ))}
    </Primitive.List>
    {tabs.map((one) => (
      <Primitive.Content key={one.value} value={one.value} className={panel} tabIndex={-1}>
        {one.value === value && children}
      </Primitive.Content>
    ))}
  </Primitive.Root>
)
