import { useEffect, useRef } from 'react'
import { useTranslations } from '#views/page-context'
import styles from './pictures.module.css'

const PREVIEW_WIDTH = 320

/** Preview of a file before its upload. It is drawn, because the content policy forbids images from elsewhere than the site. */
export function ChosenFile({ file }: { file: File }) {
  const t = useTranslations('pictures')
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let isCurrent = true
    const draw = (bitmap: ImageBitmap) => {
      if (!isCurrent) return
      const target = canvas.current!
      target.width = bitmap.width
      target.height = bitmap.height
      target.getContext('2d')!.drawImage(bitmap, 0, 0)
    }
    // A file that the browser cannot decode has no preview; the server says why it is refused.
    createImageBitmap(file, { resizeWidth: PREVIEW_WIDTH, resizeQuality: 'medium' }).then(draw, () => undefined)
    return () => {
      isCurrent = false
    }
  }, [file])
  return (
    <p className={styles.chosen}>
      <canvas ref={canvas} width={0} height={0} aria-hidden />
      {t('upload.chosen', { name: file.name })}
    </p>
  )
}
