import type { ReactElement, ReactNode } from 'react'
import { caption as captionStyle, specimen, title as titleStyle, wide as wideStyle } from './gallery.css.ts'

type SpecimenProps = { readonly caption: ReactNode; readonly wide?: boolean; readonly children: ReactNode }

/** One component in one or several of its states, with a line that says which. */
export const Specimen = ({ caption, wide = false, children }: SpecimenProps): ReactElement => (
  <figure className={`${specimen} ${wide ? wideStyle : ''}`}>
    <figcaption className={captionStyle}>{caption}</figcaption>
    {children}
  </figure>
)

export const GalleryTitle = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <h2 className={titleStyle}>{children}</h2>
)
