import { useEffect, useRef, useState } from 'react'
import { preload } from 'react-dom'
import type { PictureFormat } from '#src/shared/pictures/picture-file'
import styles from './Picture.module.css'

export interface ImageProps {
  /** `sizes` attribute of the image. */
  sizes: string
  /** Loaded before all else, for the picture at the top of a page; others are lazy. */
  eager?: boolean
  className?: string
}

interface ResponsiveImageProps extends ImageProps {
  /** Empty for a decorative picture. */
  alt: string
  width: number
  height: number
  /** Address of the JPEG for browsers without `srcset`. */
  src: string
  sourceSet: (format: PictureFormat) => string
  /** Focal point in percent, in steps of 25: inline styles are forbidden, and each step has a rule. */
  focus?: { x?: number; y?: number }
}

/** Picture in the width and the best format that the browser supports. */
export function ResponsiveImage(props: ResponsiveImageProps) {
  const { alt, width, height, src, sourceSet, sizes, eager = false, className = '', focus } = props
  const image = useRef<HTMLImageElement>(null)
  const [failed, setFailed] = useState(false)

  if (eager)
    preload(src, {
      as: 'image',
      type: 'image/avif',
      fetchPriority: 'high',
      imageSrcSet: sourceSet('avif'),
      imageSizes: sizes,
    })

  // The error event may have fired before hydration.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(true)
  }, [])

  return (
    <picture className={`${styles.picture} ${className}`}>
      {!failed && <source type="image/avif" srcSet={sourceSet('avif')} sizes={sizes} />}
      {!failed && <source type="image/webp" srcSet={sourceSet('webp')} sizes={sizes} />}
      <img
        ref={image}
        src={src}
        srcSet={failed ? undefined : sourceSet('jpg')}
        sizes={failed ? undefined : sizes}
        width={width}
        height={height}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        data-x={focus?.x}
        data-y={focus?.y}
        onError={() => setFailed(true)}
      />
    </picture>
  )
}
