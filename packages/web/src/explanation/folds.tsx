import { Accordion } from 'radix-ui'
import type { ReactNode } from 'react'
import { drawings, Icon } from '../ui/icon/index.ts'
import { caret, content, contract, heading, trigger, triggerName, triggerValue, under } from './frame.css.ts'

type ExplainContractsProps = {
  /** Id of the contract that is open; an empty string when none is. */
  readonly open: string
  readonly onOpenChange: (id: string) => void
  readonly children: ReactNode
}

/** One fold per contract, one open at a time on screen, all open on paper. */
export const ExplainContracts = ({ open, onOpenChange, children }: ExplainContractsProps) => (
  <Accordion.Root type="single" collapsible value={open} onValueChange={onOpenChange}>
    {children}
  </Accordion.Root>
)

type ExplainContractProps = {
  readonly id: string
  readonly name: ReactNode
  /** « 18 412,75 € à convertir ». */
  readonly basis: ReactNode
  readonly value: ReactNode
  readonly children: ReactNode
}

/** What one contract brings to the figure. */
export const ExplainContract = ({ id, name, basis, value, children }: ExplainContractProps) => (
  <Accordion.Item value={id} className={contract}>
    <Accordion.Header className={heading}>
      <Accordion.Trigger className={trigger}>
        <span className={triggerName}>
          {name}
          <span className={under}>{basis}</span>
        </span>
        <span className={triggerValue}>{value}</span>
        <Icon of={drawings.CaretDown} className={caret} />
      </Accordion.Trigger>
    </Accordion.Header>
    <Accordion.Content forceMount className={content}>
      {children}
    </Accordion.Content>
  </Accordion.Item>
)
