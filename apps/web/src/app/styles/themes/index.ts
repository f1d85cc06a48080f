// Every theme there is, by its file.
import.meta.glob('./*.css', { eager: true })
