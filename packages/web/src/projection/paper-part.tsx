import { formatFrenchDate } from '@hautelisse/domain/calendar'
import type { ProjectionPlan } from '@hautelisse/domain/projection'
import { fullNameOf } from '@hautelisse/domain/session'
import { selectUser } from '@hautelisse/machines/session'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { PdfButton } from '../paper/index.ts'
import { useSession } from '../shell/index.ts'
import { Button } from '../ui/button/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Doors } from '../ui/page/index.ts'
import { PrintSheet } from '../ui/print-sheet/index.ts'
import * as styles from './page.css.ts'

type OfPlan = { readonly plan: Pick<ProjectionPlan, 'today'> }

const useSheet = ({ today }: OfPlan['plan']) => {
  const { t } = useLingui()
  const user = useSession(selectUser)
  const on = formatFrenchDate(today)
  return {
    on,
    sheet: {
      title: t({ id: 'accounts.retirement.title', message: 'Ma retraite' }),
      name: (user && fullNameOf(user)) ?? '',
      foot: t({ id: 'projection.sheet.foot', message: `Simulation du ${on}, sans engagement` }),
    },
  }
}

/** Head and foot of the printed page (RP-19). */
export const PaperHead = ({ plan }: OfPlan): ReactElement => {
  const { on, sheet } = useSheet(plan)
  return <PrintSheet {...sheet} date={on} />
}

/** Prints the page, or makes a PDF of it with the same amounts (RP-19). */
export const PaperActs = ({ plan }: OfPlan): ReactElement => {
  const { t } = useLingui()
  const { today } = plan
  const { sheet } = useSheet(plan)
  return (
    <Doors className={styles.foot}>
      <Button variant="secondary" size="s" icon={drawings.Printer} onClick={() => window.print()}>
        <Trans id="ui.receipt.print">Imprimer</Trans>
      </Button>
      <PdfButton
        sheet={{ ...sheet, date: today, file: t({ id: 'projection.sheet.file', message: `ma-retraite-${today}.pdf` }) }}
      />
    </Doors>
  )
}
