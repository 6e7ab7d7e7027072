/** A signature written by the pen, once (L9): the name, then the line that ends it. */
export function SignatureStroke({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 226 74" preserveAspectRatio="xMinYMax meet" aria-hidden="true" className={className}>
      <g
        transform="skewX(-10) translate(12 0)"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.3"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path
          pathLength={1}
          d={NAME}
          className="pen-stroke [animation-delay:500ms] [animation-duration:1400ms]"
        />
        <path
          pathLength={1}
          d={FLOURISH}
          className="pen-stroke [animation-delay:1950ms] [animation-duration:260ms]"
        />
      </g>
    </svg>
  );
}

/** "Marina D." */
const NAME = [
  'M6 58 C12 40 22 12 29 11 C35 11 29 42 28 56 C33 38 43 13 50 12 C56 12 49 44 51 56 C53 61 58 56 61 51',
  'C65 44 71 38 76 40 C69 38 62 47 64 53 C66 58 74 49 77 41 C75 49 75 56 79 55',
  'C84 54 86 41 89 41 C92 41 88 48 91 48 C93 47 94 45 97 43 C95 49 94 56 98 55',
  'C102 54 104 43 106 42 C104 48 103 56 106 55 C110 54 113 42 118 42 C122 42 115 56 120 55',
  'C124 54 127 47 131 43 C134 40 139 39 142 41 C135 39 128 47 130 53 C132 58 140 49 143 41 C141 49 141 57 146 55',
  'C156 51 166 22 169 9 C166 26 160 46 158 57 C168 58 194 50 195 31 C196 13 172 6 155 19',
].join(' ');
const FLOURISH = 'M52 71 C96 64 160 61 222 63';
