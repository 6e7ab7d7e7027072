import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const font = (path: string) => require.resolve(`@expo-google-fonts/${path}.ttf`);

/** Text of every template falls back to these two, so their characters can be rendered everywhere. */
export const TEXT_FONT = font('inter/400Regular/Inter_400Regular');
export const EMOJI_FONT = font('noto-emoji/400Regular/NotoEmoji_400Regular');

/** All fonts of the templates; nothing of the machine's own is ever used, so that bytes are the same everywhere. */
export const FONT_FILES: readonly string[] = [
  TEXT_FONT,
  font('inter/500Medium/Inter_500Medium'),
  font('inter/600SemiBold/Inter_600SemiBold'),
  font('newsreader/300Light/Newsreader_300Light'),
  font('newsreader/300Light_Italic/Newsreader_300Light_Italic'),
  font('newsreader/400Regular/Newsreader_400Regular'),
  font('newsreader/400Regular_Italic/Newsreader_400Regular_Italic'),
  font('newsreader/500Medium/Newsreader_500Medium'),
  font('caveat/500Medium/Caveat_500Medium'),
  EMOJI_FONT,
];
