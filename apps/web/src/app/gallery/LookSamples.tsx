import { Note } from '../../shared/ui/display/Note.tsx'
import { Tag, type Tone } from '../../shared/ui/display/Tag.tsx'
import { Stack } from '../../shared/ui/layout/Stack.tsx'
import { galleryText } from './gallery.messages.ts'
import classes from './Sample.module.css'
import { Sample, Shelf } from './Sample.tsx'

const washes = ['accent', 'gray', 'violet', 'teal', 'green', 'amber', 'red']
const wordStyles = [
  'var(--font-title)',
  'var(--font-card-title)',
  '400 14px/1.5 var(--font)',
  '400 12.5px/1.5 var(--font)',
]
const tones: Tone[] = ['gray', 'accent', 'violet', 'teal', 'green', 'amber', 'red']

const noteTones = ['gray', 'accent', 'green', 'amber', 'red'] as const

const textColour = (wash: string) => (wash === 'accent' ? 'var(--accent)' : `var(--${wash}-text)`)

export const LookSamples = () => (
  <>
    <Sample name="look">
      <Shelf>
        <div className={classes.swatches}>
          {washes.map((wash) => (
            <div
              key={wash}
              className={classes.swatch}
              style={{ background: `var(--${wash}-wash)`, color: textColour(wash) }}
            >
              {wash}
            </div>
          ))}
        </div>
        <div className={classes.words}>
          {galleryText.look.words.map(([words, size], index) => (
            <div key={size}>
              <p style={{ font: wordStyles[index] }}>{words}</p>
              <span>{size}</span>
            </div>
          ))}
        </div>
      </Shelf>
    </Sample>
    <Sample name="tags">
      <Shelf>
        {tones.map((tone) => (
          <Tag key={tone} tone={tone}>
            {galleryText.tags[tone]}
          </Tag>
        ))}
        <div style={{ maxWidth: 180 }}>
          <Tag tone="accent">{galleryText.tags.long}</Tag>
        </div>
      </Shelf>
    </Sample>
    <Sample name="notes">
      <Stack>
        {noteTones.map((tone) => (
          <Note key={tone} tone={tone}>
            {galleryText.notes[tone]}
          </Note>
        ))}
      </Stack>
    </Sample>
  </>
)
