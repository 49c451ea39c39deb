import { useEffect, useRef, useState } from 'react'
import { type PictureName, pictures, pictureWidths } from '#client/pictures'
import { publicFile } from '#client/public-file'
import styles from './Picture.module.css'

interface PictureProps {
  name: PictureName
  /** Empty for a decorative picture. */
  alt: string
  /** `sizes` attribute of the image. */
  sizes: string
  /** Loaded eagerly, for the picture at the top of a page; others are lazy. */
  eager?: boolean
  className?: string
}

/** Responsive picture in the width and the best format that the browser supports. */
export function Picture({ name, alt, sizes, eager = false, className = '' }: PictureProps) {
  const image = useRef<HTMLImageElement>(null)
  const [failed, setFailed] = useState(false)
  const { width, height } = pictures[name]

  // The error event may have fired before hydration.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(true)
  }, [])

  return (
    <picture className={`${styles.picture} ${className}`}>
      {!failed && <source type="image/avif" srcSet={sourceSet(name, 'avif')} sizes={sizes} />}
      {!failed && <source type="image/webp" srcSet={sourceSet(name, 'webp')} sizes={sizes} />}
      <img
        ref={image}
        src={publicFile(`/pictures/${name}-672.jpg`)}
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
  return pictureWidths.map((width) => `${publicFile(`/pictures/${name}-${width}.${format}`)} ${width}w`).join(', ')
}
