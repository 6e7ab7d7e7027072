/** Google's "G" in the text colour, so that it does not compete with the accent colour. */
export function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-[18px]" fill="currentColor">
      <path d="M21.6 12.2c0-.7-.1-1.3-.2-1.900H12v3.700h5.400a4.600 4.600 0 0 1-2 3v2.500h3.200c1.900-1.700 3-4.300 3-7.300Z" />
      <path
        d="M12 22c2.700 0 5-.9 6.600-2.500l-3.200-2.500c-.9.600-2 1-3.400 1a5.900 5.900 0 0 1-5.600-4.100H3.100v2.600A10 10 0 0 0 12 22Z"
        opacity=".75"
      />
      <path d="M6.400 13.900a6 6 0 0 1 0-3.800V7.500H3.100a10 10 0 0 0 0 9l3.300-2.600Z" opacity=".55" />
      <path
        d="M12 6c1.500 0 2.800.5 3.800 1.500l2.900-2.900A10 10 0 0 0 3.100 7.500l3.300 2.600A5.900 5.900 0 0 1 12 6Z"
        opacity=".85"
      />
    </svg>
  );
}
