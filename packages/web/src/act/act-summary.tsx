import type { Account } from '@hautelisse/domain/accounts'
import { Trans } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { TextButton } from '../ui/button/index.ts'
import { Panel, PanelSection } from '../ui/panel/index.ts'
import { VisuallyHidden } from '../ui/visually-hidden/index.ts'
import { text } from '../ui/page/index.ts'
import * as styles from './act.css.ts'

type ActPartProps = {
  readonly title: string
  readonly children: ReactNode
  /** Goes back to its answers. */
  readonly onChange: () => void
}

/** A part of the summary of an act, with the way back to its answers. */
export const ActPart = ({ title, children, onChange }: ActPartProps): ReactElement => (
  <PanelSection>
    <div className={styles.line}>
      <h3 className={text({ as: 'name' })}>{title}</h3>
      <TextButton onClick={onChange}>
        <Trans id="accounts.situation.change">Modifier</Trans> <VisuallyHidden>{title}</VisuallyHidden>
      </TextButton>
    </div>
    {children}
  </PanelSection>
)

/** What follows if the act is confirmed, beside its summary. */
export const ActThen = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <>
    <h3 className={text({ as: 'subtitle' })}>
      <Trans id="act.summary.then">Si vous validez</Trans>
    </h3>
    {children}
  </>
)

type Part<Step> = {
  /** Step of its answers. */
  readonly step: Step
  /** Title of the step unless said. */
  readonly title?: string
  readonly content: ReactNode
}

type ActSummaryProps<Step extends string> = {
  readonly account: Pick<Account, 'title' | 'company_name'>
  /** What else is said of the account. */
  readonly about?: ReactNode
  readonly titles: (step: Step) => string
  readonly send: (event: { readonly type: 'stepRequested'; readonly step: Step }) => void
  /** The other parts in their order; one that is not asked for is left out. */
  readonly parts: readonly (false | Part<Step>)[]
  /** What cannot be changed here. */
  readonly children?: ReactNode
}

/** What is asked for, part by part from its account on, each with the way back to its answers. */
export const ActSummary = <Step extends string>({
  account,
  about,
  titles,
  send,
  parts,
  children,
}: ActSummaryProps<Step | 'account'>): ReactElement => {
  const named = (
    <p>
      {[account.title, account.company_name].filter((word) => word !== undefined).join(', ')}
      {about}
    </p>
  )
  const all: readonly Part<Step | 'account'>[] = [{ step: 'account', content: named }, ...parts.filter((part) => part !== false)]
  return (
    <Panel padded={false}>
      {all.map(({ step, title, content }) => (
        <ActPart key={step} title={title ?? titles(step)} onChange={() => send({ type: 'stepRequested', step })}>
          {content}
        </ActPart>
      ))}
      {children}
    </Panel>
  )
}
