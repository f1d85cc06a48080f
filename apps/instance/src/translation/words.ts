/** Languages of the list, in the order of its columns. */
export const LANGUAGES = [
  { code: 'en', name: 'English' },
  { code: 'ja', name: 'Japanese' },
  { code: 'de', name: 'German' },
  { code: 'fr', name: 'French' },
] as const

export type LanguageCode = (typeof LANGUAGES)[number]['code']

/** One meaning a line, in lower case: English, Japanese, German, French. */
const LIST = `
hello こんにちは hallo bonjour
world 世界 welt monde
and と und et
or か oder ou
but しかし aber mais
not ない nicht pas
the それ die le
this これ dieses ce
a 一つの ein un
i 私 ich je
you あなた du tu
we 私たち wir nous
he 彼 er il
she 彼女 sie elle
it それ es cela
my 私の mein mon
our 私たちの unser notre
is です ist est
was でした war était
are です sind sont
has ある hat a
in 中に in dans
on 上に auf sur
with と一緒に mit avec
without なしで ohne sans
for のために für pour
after 後で nach après
before 前に vor avant
again また wieder encore
already もう schon déjà
very とても sehr très
good 良い gut bon
bad 悪い schlecht mauvais
big 大きい groß grand
small 小さい klein petit
old 古い alt vieux
new 新しい neu nouveau
today 今日 heute aujourd’hui
tomorrow 明日 morgen demain
yesterday 昨日 gestern hier
now 今 jetzt maintenant
morning 朝 morgens matin
evening 晩 abend soir
night 夜 nacht nuit
day 日 tag jour
water 水 wasser eau
rain 雨 regen pluie
snow 雪 schnee neige
wind 風 wind vent
sun 太陽 sonne soleil
moon 月 mond lune
river 川 fluss rivière
sea 海 meer mer
bridge 橋 brücke pont
boat 船 boot bateau
house 家 haus maison
door ドア tür porte
key 鍵 schlüssel clé
street 通り straße rue
town 町 stadt ville
shop 店 laden magasin
bread パン brot pain
tea お茶 tee thé
coffee コーヒー kaffee café
book 本 buch livre
word 言葉 wort mot
letter 手紙 brief lettre
picture 絵 bild image
music 音楽 musik musique
song 歌 lied chanson
garden 庭 garten jardin
tree 木 baum arbre
flower 花 blume fleur
bird 鳥 vogel oiseau
heron 鷺 reiher héron
goose ガチョウ gans oie
dog 犬 hund chien
cat 猫 katze chat
fish 魚 fisch poisson
friend 友達 freund ami
neighbour 隣人 nachbar voisin
people 人々 leute gens
child 子供 kind enfant
man 男 mann homme
woman 女 frau femme
bicycle 自転車 fahrrad vélo
train 電車 zug train
weather 天気 wetter temps
work 仕事 arbeit travail
time 時間 zeit fois
question 質問 frage question
answer 答え antwort réponse
please どうぞ bitte s’il-vous-plaît
thanks ありがとう danke merci
yes はい ja oui
no いいえ nein non
secret 秘密 geheim secret
picture 写真 foto photo
`

const ROWS: readonly (readonly string[])[] = LIST.trim()
  .split('\n')
  .map((line) => line.split(' '))

export const WORD_COUNT = ROWS.length

const columnOf = (code: LanguageCode): number => LANGUAGES.findIndex((language) => language.code === code)

/** The words of one language, each with its word in another; the first line of a word counts. */
export const wordsBetween = (from: LanguageCode, to: LanguageCode): ReadonlyMap<string, string> => {
  const [source, target] = [columnOf(from), columnOf(to)]
  const words = new Map<string, string>()
  for (const row of ROWS) {
    const [word, other] = [row[source], row[target]]
    if (word !== undefined && other !== undefined && !words.has(word)) words.set(word, other)
  }
  return words
}

export const isLanguage = (code: string): code is LanguageCode =>
  LANGUAGES.some((language) => language.code === code)
