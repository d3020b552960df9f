import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment, lazy, type ReactElement, Suspense, useEffect, useState } from 'react'
import type { Example } from '../shell/index.ts'
import { Segmented } from '../ui/choice/index.ts'
import { type Tenant, TENANTS } from '../ui/theme/index.ts'
import { DeveloperFrame, DeveloperSection } from './developer-frame.tsx'

/** The states that each part of the kit lists beside itself, each part in a chunk of its own. */
const PARTS = Object.entries(import.meta.glob<readonly Example[]>('../ui/*/examples.tsx', { import: 'EXAMPLES' })).map(
  ([path, load]) => ({
    name: path.split('/').at(-2) ?? '',
    States: lazy(async () => {
      const states = await load()
      return { default: () => states.map(({ name, element }) => <Fragment key={name}>{element}</Fragment>) }
    }),
  }),
)

const tenantOnPage = (): Tenant => TENANTS.find((tenant) => tenant === document.documentElement.dataset['tenant']) ?? 'hautelisse'

/** Every component in every state, in each brand, for those who build screens and for the tests that look at them (P-DEV-02). */
export const FrameworkPage = (): ReactElement => {
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
    <DeveloperFrame
      lead={
        <Trans id="developer.framework.lead">
          Chaque pièce dans l’état que le simulateur ou le portail peut lui donner. Les textes sont des exemples.
        </Trans>
      }
    >
      <Segmented
        inline
        label={t({ id: 'developer.framework.tenant', message: 'Marque' })}
        value={tenant}
        onValueChange={setTenant}
        options={TENANTS.map((value) => ({ value, label: value }))}
      />
      <Suspense>
        {PARTS.map(({ name, States }) => (
          <DeveloperSection key={name} id={`part-${name}`} title={name}>
            <States />
          </DeveloperSection>
        ))}
      </Suspense>
    </DeveloperFrame>
  )
}
