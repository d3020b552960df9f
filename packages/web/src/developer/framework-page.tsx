import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactElement, type ReactNode, useEffect, useState } from 'react'
import { Segmented } from '../ui/choice/index.ts'
import { Logo } from '../ui/logo/index.ts'
import { ToastPlace } from '../ui/toast/index.ts'
import { PrintSheet } from '../ui/print-sheet/index.ts'
import { layout, type Tenant, TENANT_NAMES, TENANTS } from '../ui/theme/index.ts'
import { ActionSpecimens } from './action-specimens.tsx'
import { ChartSpecimens } from './chart-specimens.tsx'
import { ColorSpecimens } from './color-specimens.tsx'
import { ExplainSpecimens } from './explain-specimens.tsx'
import { FieldSpecimens } from './field-specimens.tsx'
import { FigureSpecimens } from './figure-specimens.tsx'
import { FileSpecimens } from './file-specimens.tsx'
import { FormSpecimens } from './form-specimens.tsx'
import { FrameSpecimens } from './frame-specimens.tsx'
import { bar, barInside, foot, head, kit, lead } from './gallery.css.ts'
import { InformSpecimens } from './inform-specimens.tsx'
import { PanelSpecimens } from './panel-specimens.tsx'
import { SAMPLE } from './samples.ts'
import { SplitSpecimens } from './split-specimens.tsx'
import { WaitSpecimens } from './wait-specimens.tsx'

const tenantOnPage = (): Tenant => TENANTS.find((tenant) => tenant === document.documentElement.dataset['tenant']) ?? 'hautelisse'

type FrameworkPageProps = {
  /** Switches of language, scheme and amounts, which belong to the application. */
  readonly tools?: ReactNode
}

/** Every component in every state, for those who build screens and for the tests that look at them (P-DEV-02). */
export const FrameworkPage = ({ tools }: FrameworkPageProps): ReactElement => {
  const { t } = useLingui()
  const [tenant, setTenant] = useState(tenantOnPage)
  useEffect(() => {
    const before = document.documentElement.dataset['tenant'] ?? 'hautelisse'
    document.documentElement.dataset['tenant'] = tenant
    return () => {
      document.documentElement.dataset['tenant'] = before
    }
  }, [tenant])
  return (
    <ToastPlace>
      <main id="main" tabIndex={-1}>
        <div className={bar}>
          <div className={`${layout.wrap} ${barInside}`}>
            <Logo tenant={TENANT_NAMES[tenant]} />
            <Segmented
              inline
              label={t({ id: 'developer.framework.tenant', message: 'Marque' })}
              value={tenant}
              onValueChange={setTenant}
              options={TENANTS.map((value) => ({ value, label: value }))}
            />
            {tools}
          </div>
        </div>
        <div className={layout.wrap}>
          <PrintSheet
            title={t({ id: 'developer.framework.title', message: 'Composants et états' })}
            name={SAMPLE.person}
            date={SAMPLE.date}
            foot={t({ id: 'developer.framework.foot', message: 'Planche des composants, sans engagement' })}
          />
          <div className={head}>
            <h1 tabIndex={-1}>
              <Trans id="developer.framework.title">Composants et états</Trans>
            </h1>
            <p className={lead}>
              <Trans id="developer.framework.lead">
                Chaque pièce dans l’état que le simulateur ou le portail peut lui donner. Les textes sont ceux de l’interface.
              </Trans>
            </p>
          </div>
          <div className={kit}>
            <ColorSpecimens />
            <FrameSpecimens />
            <ActionSpecimens />
            <FormSpecimens />
            <FieldSpecimens />
            <FileSpecimens />
            <SplitSpecimens />
            <FigureSpecimens />
            <InformSpecimens />
            <PanelSpecimens />
            <ExplainSpecimens />
            <ChartSpecimens />
            <WaitSpecimens />
          </div>
          <div className={foot} />
        </div>
      </main>
    </ToastPlace>
  )
}
