import { type PointerEvent, useRef, useState } from 'react'
import { nearest, type CurvePlace } from './curve-geometry.ts'

/**
 * Goes through the places of a curve by arrow keys, and to the nearest one by finger or pointer.
 *
 * @param places places of the curve
 * @param top highest value of the horizontal axis
 */
export const useCurveReader = (places: readonly CurvePlace[], top: number) => {
  const [read, setRead] = useState<number>()
  const isPressed = useRef(false)
  const point = (event: PointerEvent<HTMLInputElement>): void => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    setRead(nearest(places, ((event.clientX - left) / width) * top))
  }
  const release = (): void => {
    isPressed.current = false
  }
  return {
    read: read === undefined ? undefined : Math.min(read, places.length - 1),
    handlers: {
      onFocus: () => setRead((now) => now ?? 0),
      onBlur: () => setRead(undefined),
      onPointerDown: (event: PointerEvent<HTMLInputElement>) => {
        isPressed.current = true
        point(event)
      },
      onPointerMove: (event: PointerEvent<HTMLInputElement>) => {
        if (isPressed.current) point(event)
      },
      onPointerUp: release,
      onPointerCancel: release,
    },
    step: (index: number): void => {
      if (!isPressed.current) setRead(index)
    },
  }
}
