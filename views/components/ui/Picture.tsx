import { useEffect, useRef, useState } from 'react'
import { type PictureName, pictures, pictureWidths } from '../../../client/pictures'
import styles from './Picture.module.css'

interface PictureProps {
  name: PictureName
  /** Empty for a picture that only repeats what stands beside it. */
  alt: string
  /** How wide it is shown, as in the `sizes` of an image. */
  sizes: string
  /** The picture a page opens with is asked for at once, the others when they come near. */
  eager?: boolean
  className?: string
}

/** A drawn picture in the width and the best format a browser takes. */
export function Picture({ name, alt, sizes, eager = false, className = '' }: PictureProps) {
  const image = useRef<HTMLImageElement>(null)
  const [failed, setFailed] = useState(false)
  const { width, height } = pictures[name]

  // It may have failed before this code ran.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(true)
  }, [])

  return (
    <picture className={`${styles.picture} ${className}`}>
      {!failed && <source type="image/avif" srcSet={sourceSet(name, 'avif')} sizes={sizes} />}
      {!failed && <source type="image/webp" srcSet={sourceSet(name, 'webp')} sizes={sizes} />}
      <img
        ref={image}
        src={`/pictures/${name}-672.jpg`}
        srcSet={failed ? undefined : sourceSet(name, 'jpg')}
        sizes={failed ? undefined : sizes}
        width={width}
        height={height}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        onError={() => setFailed(true)}
      />
    </picture>
  )
}

export function sourceSet(name: PictureName, format: 'avif' | 'webp' | 'jpg'): string {
  return pictureWidths.map((width) => `/pictures/${name}-${width}.${format} ${width}w`).join(', ')
}
