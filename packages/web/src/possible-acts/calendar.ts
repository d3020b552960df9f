import { calendarFile, type Account } from '@hautelisse/domain/accounts'
import type { ActDate, ActOutlook } from '@hautelisse/domain/possible-acts'
import type { PlainDate } from '@hautelisse/domain/calendar'
import { useLingui } from '@lingui/react/macro'
import { downloadText } from '../explanation/index.ts'

/** Hands over days as a calendar file, which names neither amounts nor contracts: calendars are shared and read elsewhere. */
export const useCalendar = (accounts: readonly Account[], today: PlainDate): ((dates: readonly ActDate[]) => void) => {
  const { t } = useLingui()
  const titles: Readonly<Record<ActOutlook['act'], (title: string) => string>> = {
    payment: (title) => t({ id: 'possible-acts.calendar.payment', message: `Versement possible : ${title}` }),
    switch: (title) => t({ id: 'possible-acts.calendar.switch', message: `Arbitrage à faire : ${title}` }),
    release: (title) => t({ id: 'possible-acts.calendar.release', message: `Retrait possible : ${title}` }),
    transfer: (title) => t({ id: 'possible-acts.calendar.transfer', message: `Transfert possible : ${title}` }),
  }
  const text = t({
    id: 'possible-acts.calendar.text',
    message: 'Date calculée d’après la loi et votre situation d’aujourd’hui. Elle change si l’une des deux change.',
  })
  return (dates) => {
    const days = dates.flatMap((date) =>
      date.kind === 'choice'
        ? [
            {
              id: `choice-${date.bulletin.id}`,
              on: date.on,
              title: t({ id: 'possible-acts.calendar.choice', message: 'Dernier jour pour placer votre prime' }),
            },
          ]
        : date.accounts.map((account) => ({
            id: `${date.act}-${date.on}-${accounts.findIndex(({ policy_id }) => policy_id === account.policy_id)}`,
            on: date.on,
            title: titles[date.act](account.title),
          })),
    )
    downloadText({
      name: t({ id: 'possible-acts.calendar.file', message: 'mes-dates.ics' }),
      type: 'text/calendar;charset=utf-8',
      text: calendarFile(
        days.map(({ id, on, title }) => ({ id: `${id}@hautelisse`, on, title, text })),
        today,
      ),
    })
  }
}
