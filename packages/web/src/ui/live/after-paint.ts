let due: (() => void)[] = []

const run = (): void => {
  const tasks = due
  due = []
  for (const task of tasks) task()
}

/**
 * Runs a task once the next frame has been painted, all that are due together: a key press is shown before what else follows from it.
 *
 * @param task what can wait for a frame
 */
export const afterPaint = (task: () => void): void => {
  due.push(task)
  if (due.length === 1) requestAnimationFrame(() => setTimeout(run, 0))
}
