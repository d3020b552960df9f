import { assumptionsNamed } from '@hautelisse/domain/futures'
import { askedRanges, worstYears, type PlanView, type selectFuturesParts } from '@hautelisse/machines/robo-advice'
import { useMemo } from 'react'
import type { AskedAmounts } from './answer-words.ts'

/** What the questions about money are drawn from. */
export const useAskedAmounts = (plan: PlanView | undefined, parts: ReturnType<typeof selectFuturesParts>): AskedAmounts =>
  useMemo(() => {
    const total = plan?.holdings?.total.toNumber() ?? 0
    const asked =
      parts === undefined || plan?.assumptions === undefined
        ? undefined
        : {
            set: assumptionsNamed(plan.assumptions),
            grid: parts.grid,
            held: parts.holdings.funds,
            years: plan.years ?? DEFAULT_YEARS,
          }
    return { worst: worstYears(total), ranges: asked && askedRanges(asked) }
  }, [plan, parts])

/** Years of the ranges that are asked about, where nothing says when the project is due. */
const DEFAULT_YEARS = 10
