import type { Account } from '@hautelisse/domain/accounts'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount } from '../ui/amount/index.ts'
import { PanelSection } from '../ui/panel/index.ts'
import { Switch } from '../ui/switch/index.ts'
import { QuestionsCard } from './step-form.tsx'
import type { StepProps } from './step-props.ts'

type PlanOffersProps = Pick<StepProps, 'send'> & { readonly plans: readonly Account[]; readonly counted: ReadonlySet<string> }

/** The saver's own plans, none of which counts unless the saver says so (TRM-04). */
export const PlanOffers = ({ send, plans, counted }: PlanOffersProps): ReactElement | null =>
  plans.length === 0 ? null : (
    <QuestionsCard title={<Trans id="transmission.plans.title">Vos plans chez nous</Trans>}>
      {plans.map(({ policy_id: policyId, title, balance }) => (
        <PanelSection key={policyId}>
          <Switch
            label={title}
            description={
              <>
                <Amount value={balance} /> <Trans id="transmission.plans.count">à compter ici</Trans>
              </>
            }
            checked={counted.has(policyId)}
            onChange={(on) => send({ type: 'planSwitched', policyId, on })}
          />
        </PanelSection>
      ))}
    </QuestionsCard>
  )
