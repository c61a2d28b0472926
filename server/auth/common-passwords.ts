/**
 * Detects passwords that attackers try first. Common passwords of 12 or more characters are short ones made longer: with digits or
 * symbols around them, repeated, or typed along the keyboard. A short list with these rules finds more of them than a long list.
 * Pure.
 */

/** The words in common passwords, without digits and symbols. */
const WORDS: ReadonlySet<string> = new Set(
  `abc abcd access account admin administrator adminadmin adobe alexander america amanda andrea andrew angel angels anthony apple
  arsenal asdf asdfgh asdfghjkl ashley austin azerty babygirl bailey banana barcelona baseball basketball batman benjamin biteme
  blink brandon buster butterfly california changeit changeme changemenow changemeplease charlie cheese chelsea chocolate christian
  christopher christmas computer cookie correcthorsebatterystaple crystal daniel default defaultpassword demo demopassword diamond
  donald dragon elizabeth enter enterprise facebook family firstpassword flower football footballfootball forever freedom friends
  fuckyou gabriel ginger google guest guestguest hannah harley heaven hello helloworld hellohello hockey hunter iceman ihateyou
  iloveme iloveu iloveyou iloveyoubaby iloveyouforever iloveyousomuch internet jasmine jennifer jessica jesus jesuschrist jordan
  joshua justin killer krishna lakers letmein letmeinnow letmeinplease linkedin liverpool london lovely loveme loveyou lucky maggie
  manchester manchesterunited manager marina martin maria master matrix matthew merchant mercedes michael michelle microsoft midnight
  million minecraft monkey monster motherfucker mustang mynameis mypass mypassword myspace naruto nathan newpassword nicole nintendo
  nopassword nothing opensesame orange pakistan pass passpass passw passwd password passwordis passwort passphrase patrick payment
  payments peanut pepper phoenix player playstation please pokemon precious princess purple qazwsx qazwsxedc qwerty qwertyuiop
  ranger rainbow realmadrid robert root rootroot samsung samantha secret secretpassword security service shadow shop shopping
  silver slipknot smokey snoopy soccer sophie spiderman starwars steelers summer sunflower sunshine superman superstar support
  sweetheart sweety system taylor temp temporary temppassword test tester testing testpassword testtest thankyou thebest
  thisisapassword thisismypassword thomas thunder tigger tinkerbell trinity trustno trustnoone unknown user username vanessa
  jamesbond january february march april may june july august september october november december
  monday tuesday wednesday thursday friday saturday sunday india china brazil mexico canada germany france italy spain russia turkey
  indonesia bangladesh vietnam nigeria australia england ireland japan argentina colombia newyork
  victoria welcome welcomehome whatever william winner winter xxx yankees yellow zxcvbn zxcvbnm zaqwsx`.split(/\s+/),
);

/** Keyboard and character sequences, forwards and backwards. */
const WALKS: readonly string[] = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890123456789',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'qazwsxedcrfvtgbyhnujmikolp',
  '!@#$%^&*()_+',
  '147258369',
  '159753',
  '1020304050607080901000',
].flatMap((walk) => [walk, [...walk].reverse().join('')]);

/** Digits and symbols that stand for letters. */
const SUBSTITUTIONS: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

const withoutSubstitutions = (text: string): string =>
  text.replace(/[@431!0$57]/g, (sign) => SUBSTITUTIONS[sign] ?? sign);

/** The repeated unit of a text, or the text itself. */
function unit(text: string): string {
  return /^(.+?)\1+$/.exec(text)?.[1] ?? text;
}

/** Whether a text consists of parts of walks, each at least three characters long. */
function isWalk(text: string): boolean {
  if (text === '') return true;
  for (let length = text.length; length >= 3; length -= 1) {
    const part = text.slice(0, length);
    if (WALKS.some((walk) => walk.includes(part)) && isWalk(text.slice(length))) return true;
  }
  return false;
}

/** Whether a text is one word, optionally with a walk before or after it. */
function isWordInWalks(text: string): boolean {
  const ends = [...Array(text.length + 1).keys()].slice(4);
  return ends.some((end) => {
    const isWord = (word: string, rest: string) => WORDS.has(word) && word.length > 3 && (rest === '' || isWalk(rest));
    return isWord(text.slice(0, end), text.slice(end)) || isWord(text.slice(-end), text.slice(0, -end));
  });
}

function isCommon(text: string): boolean {
  const once = unit(text);
  // 112233 is 123 with each digit twice.
  const single = once.replace(/(.)\1+/g, '$1');
  return once.length > 3 && (isWalk(once) || (single.length > 3 && isWalk(single)) || isWordInWalks(once));
}

/** The variants of a password that are checked. */
function formsOf(text: string): readonly string[] {
  const bare = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const letters = text.replace(/[^\p{L}]/gu, '');
  const joined = withoutSubstitutions(bare.replace(/[\s._-]/g, ''));
  return [text, bare, letters, withoutSubstitutions(text), withoutSubstitutions(bare), joined];
}

const plain = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Whether a new password is too common. Case-insensitive. */
export function isCommonPassword(password: string): boolean {
  const text = plain(password);
  return unit(text).length <= 3 || [text, unit(text)].some((one) => formsOf(one).some(isCommon));
}

/** Shorter names are ignored: too many passwords contain them. */
const MIN_NAME_LENGTH = 4;

/** Whether a new password contains a public name: the user's, the local part of its e-mail address, or the merchant's. */
export function holdsName(password: string, names: readonly string[]): boolean {
  const bare = (text: string) => plain(text).replace(/[^\p{L}\p{N}]/gu, '');
  const text = bare(password);
  const parts = names.flatMap((name) => [name, name.split('@')[0] ?? '']).map(bare);
  return parts.some((name) => name.length >= MIN_NAME_LENGTH && text.includes(name));
}
