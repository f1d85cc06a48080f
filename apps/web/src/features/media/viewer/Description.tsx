import { useEffect, useRef, useState } from 'react'
import { clsx } from 'clsx'
import { useT } from '../../../i18n/index.ts'
import styles from './Viewer.module.css'

interface DescriptionProps {
  readonly text: string
  readonly lang: string | null
}

/** What the picture shows, in words: four lines, more if asked for. It can be selected and copied. */
export function Description({ text, lang }: DescriptionProps) {
  const t = useT()
  const ref = useRef<HTMLParagraphElement>(null)
  const [isLong, setLong] = useState(false)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const words = ref.current
    if (words === null || isOpen) return undefined
    const observer = new ResizeObserver(() => setLong(words.scrollHeight > words.clientHeight + 1))
    observer.observe(words)
    return () => observer.disconnect()
  }, [isOpen])
  return (
    <div className={styles['description']}>
      <p
        ref={ref}
        className={clsx(styles['words'], isOpen && styles['open'])}
        dir="auto"
        lang={lang ?? undefined}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long words scroll
        tabIndex={isOpen ? 0 : undefined}
      >
        {text}
      </p>
      {isLong && (
        <button
          type="button"
          className={styles['more']}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'media.lessDescription' : 'media.moreDescription')}
        </button>
      )}
    </div>
  )
}
