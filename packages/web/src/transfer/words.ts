import type { TransferPlace } from '@hautelisse/domain/transfer'
import type { FieldError } from '@hautelisse/domain/validation'
import { useLingui } from '@lingui/react/macro'

/** Where money goes. */
export const usePlaceWords = (): Readonly<Record<TransferPlace, string>> => {
  const { t } = useLingui()
  return {
    C1: t({ id: 'transfer.place.c1', message: 'Compartiment 1, versements volontaires' }),
    C2: t({ id: 'transfer.place.c2', message: 'Compartiment 2, épargne salariale' }),
    C3: t({ id: 'transfer.place.c3', message: 'Compartiment 3, versements obligatoires' }),
    plan: t({ id: 'transfer.place.plan', message: 'Un autre plan, bloqué au moins aussi longtemps' }),
  }
}

/** What is missing or wrong, in words. */
export const useTransferErrorWords = (): ((error: FieldError) => string) => {
  const { t } = useLingui()
  return ({ code }) =>
    code === 'date-wrong'
      ? t({ id: 'transfer.error.date', message: 'Cette date n’existe pas, ou n’est pas encore venue' })
      : t({ id: 'transfer.error.required', message: 'Champ requis' })
}
