import { useEffect } from 'react'

const stay = (event: DragEvent): void => {
  if (event.dataTransfer?.types.includes('Files') === true) event.preventDefault()
}

/** Keeps the page when a file is dropped beside its zone: a browser would open the file and lose everything typed. */
export const useMissedDrops = (): void => {
  useEffect(() => {
    window.addEventListener('dragover', stay)
    window.addEventListener('drop', stay)
    return () => {
      window.removeEventListener('dragover', stay)
      window.removeEventListener('drop', stay)
    }
  }, [])
}
