import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { declarationBlocks, type Declaration } from '@hautelisse/domain/declaration'
import type { DocumentTree } from '@hautelisse/domain/explain'
import { formatEuros } from '@hautelisse/domain/money'
import { brandingOf, fullNameOf } from '@hautelisse/domain/session'
import { selectAccounts, selectUser } from '@hautelisse/machines/session'
import { useLingui } from '@lingui/react/macro'
import { useApp, useSession } from '../shell/index.ts'
import { HIDDEN_AMOUNT, useHiddenAmounts } from '../ui/amount/index.ts'
import { useKindWords, useNothing, useNotes, useRule } from './words.ts'

/** Makes the document of a year: the same blocks as its record among the documents (DECL-06); hidden amounts stay hidden. */
export const useDeclarationSheet = (): ((declared: Declaration) => DocumentTree) => {
  const { t, i18n } = useLingui()
  const today = useApp().clock.today()
  const user = useSession(selectUser)
  const accounts = useSession(selectAccounts)
  const isHidden = useHiddenAmounts()
  const [kinds, rule, notes, nothing] = [useKindWords(), useRule(), useNotes(), useNothing()]
  return (declared) => {
    const { year } = declared
    const on = formatFrenchDate(today)
    const name = (user && fullNameOf(user)) ?? ''
    const { title, text } = nothing(year)
    return {
      title: t({ id: 'explanation.document.declaration', message: `Ce que vous déclarez pour ${year}` }),
      subtitle: t({ id: 'declaration.sheet.kind', message: 'Récapitulatif fiscal' }),
      language: i18n.locale === 'en' ? 'en' : 'fr',
      date: today,
      name,
      foot: t({ id: 'declaration.print.foot', message: `Ce que je déclare pour ${year}, au ${on}` }),
      ...(user === undefined ? {} : { brand: brandingOf(user) }),
      head: [name, t({ id: 'declaration.sheet.on', message: `Au ${on}` })].filter((line) => line !== ''),
      blocks: [
        ...declarationBlocks(declared, {
          kinds,
          rule,
          box: (box) => t({ id: 'declaration.sheet.box', message: `Case ${box}` }),
          operation: t({ id: 'accounts.operations.operation', message: 'Opération' }),
          date: t({ id: 'accounts.operations.date', message: 'Date' }),
          total: t({ id: 'declaration.column.total', message: 'Total' }),
          nothing: `${title}. ${text}`,
          notes,
          titleOf: (policy) => accounts.find(({ policy_id }) => policy_id === policy)?.title,
          write: (amount) => (isHidden ? HIDDEN_AMOUNT : formatEuros(amount)),
        }),
      ],
    }
  }
}
