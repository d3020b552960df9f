import { plainDate } from '@hautelisse/domain/calendar'
import { euros, formatEuros } from '@hautelisse/domain/money'
import { computePension, NO_POINTS, pointsOfWage, quartersOfWage } from '@hautelisse/domain/state-pension'

// One year of work, 29 538 € in 2023, and a pension at 67.
const wage = euros(29_538)
const { situation, figures } = computePension({
  birth: plainDate('1964-03-12'),
  start: plainDate('2031-04-01'),
  childrenCredited: 0,
  childrenRaised: 0,
  reputedQuarters: 0,
  boughtQuarters: 0,
  otherQuarters: 0,
  otherPensions: euros(0),
  career: [
    {
      year: 2023,
      wage,
      contributed: quartersOfWage(wage, 2023),
      assimilated: 0,
      points: { ...NO_POINTS, general: pointsOfWage(wage, 2023).points },
    },
  ],
})
process.stdout.write(
  `${situation.allQuarters} quarters, ${figures.points.toString()} points, ${formatEuros(figures.month)} a month\n`,
)
