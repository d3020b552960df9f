import { Tooltip as Primitive } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { bubble } from './tooltip.css.ts'

type TooltipProps = {
  readonly text: ReactNode
  /** Where the bubble stands when there is room: beside a row it must not cover the next one. */
  readonly side?: 'top' | 'right'
  readonly children: ReactElement
}

/** Words beside an element that the pointer or the focus rests on. Never the only place of an information. */
export const Tooltip = ({ text, side = 'top', children }: TooltipProps): ReactElement => (
  <Primitive.Provider delayDuration={300}>
    <Primitive.Root>
      <Primitive.Trigger asChild>{children}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content className={bubble} side={side} sideOffset={10} collisionPadding={16}>
          {text}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  </Primitive.Provider>
)
